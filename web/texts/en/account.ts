export const texts = {
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  signInWith: (issuer: string) => `Sign in with ${issuer}`,
  signedInAs: 'You are signed in as',
  goOn: 'Go on',
  email: 'E-mail',
  name: 'Your name',
  password: 'Password',
  newPassword: 'New password',
  forgot: 'Forgot your password?',
  newHere: 'New here?',
  demo: 'On this machine there is a demo account:',
  useDemo: 'Sign in with it',
  register: 'Create an account',
  backToSignIn: 'Back to sign-in',
  saving: 'Saving…',

  createAccount: 'Create the account',
  creatingAccount: 'Creating the account…',
  haveOne: 'Have one already?',

  forgotLead: 'Give the address of your account, and a link to choose a new one comes by mail.',
  sendLink: 'Send the link',
  sending: 'Sending…',
  linkSent: ['If ', ' has an account, a link is on its way. It works once, for an hour.'],

  resetTitle: 'Choose a new password',
  resetLead: 'Whatever is signed in to your account will be signed out.',
  savePassword: 'Save the new password',
  passwordSaved: 'Your new password is saved.',
  signInWithIt: 'Sign in with it',
  resetBroken: ['This link is not complete. Open it again from the mail, or ', 'have a new one sent', '.'],

  verifyTitle: 'Confirm your address',
  verifyBroken: [
    'This link is not complete. Open it again from the mail, or have a new one sent in ',
    'your account',
    '.',
  ],
  verifySignIn: 'Sign in with the address that the mail came to, to confirm that it is yours.',
  signInAndGoOn: 'Sign in and go on',
  neverMade: [
    'Did you never make an account? Somebody else may have. ',
    'Choose a new password',
    ': the account is yours then, and every other sign-in ends.',
  ],
  isThisYours: ['You are signed in as ', '. Is this the address that the mail came to?'],
  confirm: 'Yes, confirm the address',
  confirming: 'Confirming…',
  confirmed: 'Your address is confirmed.',
  toSettings: 'Go to your settings',

  invitationTitle: 'Your invitation',
  invitationBroken:
    'This link is not complete. Open it again from the message that it came with, or ask for a new one.',
  looking: 'Looking at your invitation…',
  invitesYou: ' invites you',
  youAreInvited: 'You are invited',
  toJoin: ' to join ',
  asRole: (role: string) => ` as ${role}. The link is good until `,
  join: 'Create the account and join',
  joining: 'Joining…',
  accountAlready: 'Have you an account for this address already? Sign in, and you come back here to join.',
  joinWithMine: 'Sign in to join',
  invitedIsAnother: ', and the invitation is for another address.',
  joinNow: 'Join',
  joinedAlready: ['Have you joined already? Then you find the organization in ', 'your settings', '.'],
  youAreIn: 'You are in',
  youJoined: 'You joined ',
  signInAs: (role: string) => ` as ${role}. Sign in as `,

  /** Why the way to another identity provider and back signed nobody in, and what to do. */
  problems: {
    denied: 'The sign-in was called off, so you are not signed in. Try again, perhaps with another account.',
    expired:
      'This sign-in took too long, was used already, or was begun in another browser. Start it here once more.',
    refused:
      'The answer of the identity provider could not be relied on, so you are not signed in. Try again. If it stays so, tell the operator of this service.',
    unreachable: 'The identity provider does not answer at the moment. Try again in a minute.',
    busy: 'Too many sign-ins from your network have failed. Try again in an hour.',
  },

  /** What to do where accounts come from another identity provider. */
  elsewhere: {
    comeFrom: 'Accounts and tokens of this deployment come from ',
    signIn: 'Sign in there, and you come back here.',
    signInByApi: 'Sign in there, and call the API with the access token that it gives.',
    register: 'Make the account there, and sign in with it.',
    password: 'Choose a new password there.',
    invitation: 'Sign in there, and you come back here to join.',
    invitationByApi:
      'Sign in there, and join by POST /api/auth/accept-invitation with your access token and the token of this link.',
  },
}
