export const texts = {
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  signedInAs: 'You are signed in as',
  goOn: 'Go on',
  email: 'E-mail',
  password: 'Password',
  forgot: 'Forgot your password?',
  newHere: 'New here?',
  register: 'Create an account',
}
