/** Development: reloads the error page of a failed rendering after any change. It has no state to lose. */
for (const event of ['shop:changed', 'shop:outdated']) import.meta.hot?.on(event, () => location.reload());
