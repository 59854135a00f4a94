/** The Commission's page on guarantees, in all languages of the Union. */
export const YOUR_EUROPE = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/';
