import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useMay } from '../../app/me.tsx';
import { useKeys } from '../../app/use-keys.ts';
import { FoundBar } from '../../kits/editor/found-bar.tsx';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { ListTools } from '../../kits/list/list-tools.tsx';
import { SavedViews } from '../../kits/list/saved-views.tsx';
import { SearchField } from '../../kits/list/search-field.tsx';
import { useColumns } from '../../kits/list/use-columns.ts';
import { useWords } from '../../language/language.tsx';
import { MovementsPanel } from './movements-panel.tsx';
import { StockFilters } from './stock-filters.tsx';
import { StockGrid, type StockGridHandle } from './stock-grid.tsx';
import { factLabel, STOCK_FACTS, type StockFact, USUAL_FACTS } from './stock-facts.ts';
import { StockSaveBar } from './stock-save-bar.tsx';
import { StockModes } from './stock-modes.tsx';
import { modeOf, type StockSearch } from './stock-search.ts';
import { useAdjust } from './use-adjust.ts';
import { fetchStockCsv, type StockRow, useStock } from './use-stock.ts';
import './stock.css';

const route = getRouteApi('/stock');

/** Quantities by product and warehouse, edited as in a spreadsheet and sent together with a reason. */
export function StockScreen() {
  const words = useWords();
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/stock' });
  const may = useMay();
  const mayAdjust = may('stock.adjust');
  const [range, setRange] = useState({ first: 0, last: 0 });
  const [watched, setWatched] = useState<StockRow | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<StockGridHandle>(null);
  const mode = modeOf(search);
  const { shown, own, saveColumns } = useColumns('stock', { requested: search.columns, standard: USUAL_FACTS, available: STOCK_FACTS });
  const facts = shown as readonly StockFact[];
  const pages = useStock(search, range);
  const adjust = useAdjust(pages.refetch);
  const change = (next: Partial<StockSearch>): void => void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  useKeys({ '/': () => field.current?.focus() });
  return (
    <div className="screen full">
      <title>{words('nav_stock')}</title>
      <div className="screen-head">
        <h1>{words('nav_stock')}</h1>
        <SearchField
          label={words('stock_search')}
          placeholder={words('stock_search')}
          value={search.text ?? ''}
          onChange={(text) => change({ text })}
          field={field}
          onDone={() => grid.current?.focus()}
        />
        <StockFilters search={search} onChange={change} />
        <ListTools
          name="stock"
          all={STOCK_FACTS.map((id) => ({ id, title: words(factLabel(id)) }))}
          shown={facts}
          csv={may('exports.run') ? () => fetchStockCsv(search, facts) : undefined}
          onColumns={(next) => {
            saveColumns(next);
            if (search.columns) change({ columns: next?.join() ?? '' });
          }}
          onPeek={() => grid.current?.watch()}
          isPeeking={watched !== null}
        />
      </div>
      <StockModes mode={mode} isLocked={adjust.count > 0} onChoose={(next) => change({ mode: next === 'adjust' ? '' : next })} />
      <SavedViews
        screen="stock"
        search={{ ...search, mode: undefined }}
        more={own ? { columns: facts.join() } : {}}
        onChoose={(view) => void navigate({ search: view })}
      />
      {adjust.found && <FoundBar at={adjust.found.at} onTake={adjust.takeFound} onForget={adjust.forgetFound} />}
      <div className="stock-parts">
        {pages.error ? (
          <FailedList error={pages.error} onAgain={pages.refetch} />
        ) : (
          <StockGrid
            key={JSON.stringify({ ...search, columns: undefined })}
            handle={grid}
            facts={facts}
            pages={pages}
            range={range}
            onRange={setRange}
            mode={mode}
            pending={adjust.pending}
            problems={adjust.problems}
            isReadOnly={!mayAdjust}
            onItem={adjust.put}
            onWatch={setWatched}
            watched={watched?.product_id ?? null}
            sort={{ by: search.sort ?? 'code', onSort: (sort) => change({ sort }) }}
          />
        )}
        {watched && <MovementsPanel product={watched} onClose={() => setWatched(null)} />}
      </div>
      {adjust.count > 0 && <StockSaveBar adjust={adjust} mode={mode} />}
    </div>
  );
}
