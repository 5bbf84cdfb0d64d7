import type { Idea } from './idea.ts'
import { guarded, refused, tried, usual } from './tried.ts'

/** Signing out. */
export function outIdeas(): Idea[] {
  return [
    tried('After signing out the back button shows nothing', guarded, [
      [
        'Sign in, open a page with data of your own, and sign out',
        'The sign-in page or the public start page is shown',
      ],
      [
        'Press the back button of the browser and reload',
        'Nothing of the data is shown; one has to sign in again',
      ],
    ]),
    tried('Signing out in one window ends the other one', refused, [
      ['Open two windows with the same account and sign out in one of them', 'One is signed out there'],
      ['Save something in the other one', 'One has to sign in again; nothing is saved'],
    ]),
  ]
}

/** A password that is reset. */
export function resetIdeas(): Idea[] {
  return [
    tried('After a reset the new password works and the old one does not', usual, [
      ['Reset the password and sign in with the new one', 'One is signed in'],
      ['Sign out and sign in with the old one', 'It is refused'],
    ]),
    tried('A reset for an unknown account gets the same answer', guarded, [
      [
        'Ask for a reset for an account that does not exist',
        'The text is the same as for one that exists; nothing is sent',
      ],
    ]),
    tried('What a reset is confirmed with works once only', guarded, [
      ['Reset the password, then use the same link or code again', 'It is refused'],
    ]),
  ]
}

/** A code beside or instead of the password. */
export function codeIdeas(words: string): Idea[] {
  const isOptional = /\boptional\b/i.test(words)
  return [
    tried('A wrong code signs nobody in', guarded, [
      ['Sign in and enter a code that differs in its last digit', 'It is refused and nobody is signed in'],
      ['Open a page behind the sign-in by its address', 'It is refused'],
    ]),
    tried('A code that was used is refused the second time', guarded, [
      ['Sign in with a code, sign out, and sign in with the same code', 'It is refused'],
    ]),
    ...(isOptional
      ? [
          tried('Without the second factor one signs in as before', usual, [
            ['Sign in with an account that has not set it up', 'No code is asked for'],
          ]),
        ]
      : []),
  ]
}
