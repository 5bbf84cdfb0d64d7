export const texts = {
  product: 'Tracewright',
  skip: 'Skip to the content',
  mainMenu: 'Main',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  expired: 'Your session has ended',
  expiredHint: 'Sign in again in another tab, then come back and go on: what you typed is still here.',
  signInAgain: 'Sign in again',
  goOn: 'I have signed in',
}
