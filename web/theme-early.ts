/** Runs before the first paint, so that a page which somebody wants dark never flashes white. `client/theme.ts` writes what is read here. */
{
  try {
    const theme = localStorage.getItem('tracewright.theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
  } catch {
    // Without storage the page follows the system.
  }
}
