/** On the page that stands where one could not be made: it comes again with the next change of anything. There is nothing on it to lose. */
for (const event of ['shop:changed', 'shop:outdated']) import.meta.hot?.on(event, () => location.reload());
