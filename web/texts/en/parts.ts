export const texts = {
  undo: 'Undo',
  close: 'Close',
  loading: 'Loading…',
  tryAgain: 'Try again',
  copy: 'Copy',
  copied: 'Copied',
  fillIn: 'Fill this in.',
  cancel: 'Cancel',
  more: 'Show more',
  loadingMore: 'Loading…',
  offline: 'You are offline. What you do here is sent when the connection is back.',
  waitUntil: (time: string) => `Try again at ${time}.`,
}
