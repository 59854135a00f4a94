import type { CountryCode } from '@vitrina/contract/values/countries';

/** Larger towns with one of their postcodes, suggested while typing. */
const WRITTEN: Readonly<Record<CountryCode, string>> = {
  SI: `
    1000 Ljubljana, 1230 Domžale, 1236 Trzin, 1240 Kamnik, 1290 Grosuplje, 1330 Kočevje, 1360 Vrhnika, 1370 Logatec, 1410 Zagorje ob Savi,
    1420 Trbovlje, 2000 Maribor, 2250 Ptuj, 2310 Slovenska Bistrica, 2380 Slovenj Gradec, 2390 Ravne na Koroškem, 3000 Celje, 3210 Slovenske Konjice,
    3310 Žalec, 3320 Velenje, 4000 Kranj, 4220 Škofja Loka, 4240 Radovljica, 4270 Jesenice, 5000 Nova Gorica, 5270 Ajdovščina, 5280 Idrija,
    6000 Koper, 6230 Postojna, 6250 Ilirska Bistrica, 6310 Izola, 6320 Portorož, 6330 Piran, 8000 Novo mesto, 8250 Brežice, 8270 Krško, 8340 Črnomelj,
    9000 Murska Sobota, 9220 Lendava, 9240 Ljutomer`,
  HR: `
    10000 Zagreb, 10290 Zaprešić, 10410 Velika Gorica, 20000 Dubrovnik, 21000 Split, 22000 Šibenik, 23000 Zadar, 31000 Osijek, 32100 Vinkovci,
    35000 Slavonski Brod, 40000 Čakovec, 42000 Varaždin, 43000 Bjelovar, 44000 Sisak, 47000 Karlovac, 48000 Koprivnica, 51000 Rijeka, 52100 Pula,
    52440 Poreč, 52210 Rovinj, 53000 Gospić, 34000 Požega`,
  AT: `
    1010 Wien, 2500 Baden, 2700 Wiener Neustadt, 3100 St. Pölten, 3500 Krems an der Donau, 4020 Linz, 4400 Steyr, 4600 Wels, 5020 Salzburg,
    6020 Innsbruck, 6800 Feldkirch, 6850 Dornbirn, 6900 Bregenz, 7000 Eisenstadt, 8010 Graz, 8020 Graz, 8700 Leoben, 9020 Klagenfurt am Wörthersee,
    9500 Villach, 9400 Wolfsberg`,
  DE: `
    01067 Dresden, 04103 Leipzig, 10115 Berlin, 18055 Rostock, 20095 Hamburg, 24103 Kiel, 28195 Bremen, 30159 Hannover, 34117 Kassel, 39104 Magdeburg,
    40213 Düsseldorf, 44135 Dortmund, 45127 Essen, 48143 Münster, 50667 Köln, 53111 Bonn, 55116 Mainz, 60311 Frankfurt am Main, 66111 Saarbrücken,
    68159 Mannheim, 70173 Stuttgart, 76131 Karlsruhe, 79098 Freiburg im Breisgau, 80331 München, 86150 Augsburg, 90402 Nürnberg, 99084 Erfurt`,
  RS: `
    11000 Beograd, 11300 Smederevo, 12000 Požarevac, 14000 Valjevo, 15000 Šabac, 16000 Leskovac, 17500 Vranje, 18000 Niš, 21000 Novi Sad,
    22000 Sremska Mitrovica, 23000 Zrenjanin, 24000 Subotica, 25000 Sombor, 26000 Pančevo, 31000 Užice, 32000 Čačak, 34000 Kragujevac, 36000 Kraljevo,
    37000 Kruševac, 38300 Peć`,
  BA: `
    71000 Sarajevo, 72000 Zenica, 72270 Travnik, 73000 Goražde, 74000 Doboj, 75000 Tuzla, 76000 Brčko, 76300 Bijeljina, 77000 Bihać, 78000 Banja Luka,
    79101 Prijedor, 80101 Livno, 88000 Mostar, 88390 Neum, 89101 Trebinje`,
  ME: `
    81000 Podgorica, 81250 Cetinje, 81400 Nikšić, 84000 Bijelo Polje, 84210 Pljevlja, 84300 Berane, 85000 Bar, 85310 Budva, 85320 Tivat, 85330 Kotor,
    85340 Herceg Novi, 85360 Ulcinj`,
  IT: `
    00118 Roma, 09121 Cagliari, 10121 Torino, 16121 Genova, 20121 Milano, 25121 Brescia, 30121 Venezia, 31100 Treviso, 33100 Udine, 34121 Trieste,
    34170 Gorizia, 35121 Padova, 37121 Verona, 38121 Trento, 39100 Bolzano, 40121 Bologna, 41121 Modena, 43121 Parma, 50121 Firenze, 60121 Ancona,
    70121 Bari, 80121 Napoli, 90121 Palermo, 95121 Catania`,
  ES: `
    03001 Alicante, 06001 Badajoz, 07001 Palma, 08001 Barcelona, 09001 Burgos, 14001 Córdoba, 15001 A Coruña, 18001 Granada, 20001 San Sebastián,
    28001 Madrid, 29001 Málaga, 30001 Murcia, 31001 Pamplona, 33001 Oviedo, 35001 Las Palmas de Gran Canaria, 37001 Salamanca,
    38001 Santa Cruz de Tenerife, 39001 Santander, 41001 Sevilla, 43001 Tarragona, 46001 Valencia, 47001 Valladolid, 48001 Bilbao, 50001 Zaragoza`,
};

const townsOf = (written: string): { post_code: string; town: string }[] =>
  written.split(',').map((one) => {
    const [, post_code = '', town = ''] = /^\s*(\d+) (.+)$/.exec(one) ?? [];
    return { post_code, town };
  });

export const TOWNS = Object.fromEntries(Object.entries(WRITTEN).map(([country, written]) => [country, townsOf(written)])) as Readonly<
  Record<CountryCode, ReturnType<typeof townsOf>>
>;
