/** Development: reloads the page shown for one that could not be rendered, after any change. It has no state to lose. */
for (const event of ['shop:changed', 'shop:outdated']) import.meta.hot?.on(event, () => location.reload());
