export const texts = {
  notUnderstood:
    'The server gave an answer that this page does not understand. Reload the page and try again.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  failed:
    'Something went wrong in this page. Reload it and try again; what you typed is still here until you do.',
  comeBackNow: 'Try again now.',
  comeBackIn: (seconds: number) => `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  comeBackAt: (time: string) => `Try again at ${time}.`,
}
