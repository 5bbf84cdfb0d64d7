import { idea, type Attacks } from './attacks-on-data.ts'

/** Attacks on tokens, sessions, secrets and the rights of others. */
export const attacksOnRights: Attacks = [
  [
    /\b(?:jwt|tokens?|bearer|signature)\b/i,
    [
      idea('A token that was changed is refused', [
        'Change one character in the middle of a valid token and use it',
        'It is refused with 401',
      ]),
      idea('The token of somebody else does not open foreign data', [
        'Use the token of one account for a record of another one',
        'It is refused; nothing of the record is shown',
      ]),
      idea('A token is refused after signing out', [
        'Note the token, sign out, and use it again',
        'It is refused',
      ]),
    ],
  ],
  [
    /\b(?:sessions?|cookies?)\b/i,
    [
      idea('A session ends on the server when one signs out', [
        'Copy the cookie of the session, sign out, and use the cookie in another browser',
        'Nobody is signed in with it',
      ]),
      idea('Signing in gives a new session', [
        'Compare the cookie before and after signing in',
        'It is another one, marked HttpOnly and Secure',
      ]),
    ],
  ],
  [
    /\b(?:api[- ]?keys?|(?<!memorized )secrets?|private keys?|credentials?|keys)\b.*\b(?:expos\w*|logs?|logged|plain|leak\w*|never|not|stored?|client|front-?end|environment|env|source|hard-?coded|repository)\b|\b(?:no|never|not|without)\b.*\b(?:api[- ]?keys?|(?<!memorized )secrets?|credentials)\b/i,
    [
      idea('No secret is in pages, answers or logs', [
        'Search the source of the pages, all answers, the logs and the repository for the secret',
        'It is nowhere',
      ]),
    ],
  ],
  [
    /\b(?:passwords?|memorized secrets?)\b.*\b(?:common\w*|breach\w*|compromised|list)\b/i,
    [
      idea('A password that everybody knows is refused', [
        'Set this as password',
        'It is refused with a reason',
        'Password123',
      ]),
    ],
  ],
  [
    /\bcsrf\b|cross-site request/i,
    [
      idea('A form of a foreign site changes nothing', [
        'Send the request from a page of another site while one is signed in',
        'It is refused; nothing is changed',
      ]),
    ],
  ],
  [
    /\bcors\b|\borigins?\b/i,
    [
      idea('A foreign site cannot read answers', [
        'Call the interface from a page of a foreign site',
        'The browser gets no answer that it may read',
      ]),
    ],
  ],
  [
    /\b(?:csp|hsts|security headers?|content[- ]security|x-frame|clickjack\w*)\b/i,
    [
      idea('The headers are there on every kind of answer', [
        'Look at the headers of a page, an error page and an answer of the interface',
        'The headers that are asked for are on all of them',
      ]),
    ],
  ],
  [
    /\b(?:path traversal|file paths?|directory|traversal)\b/i,
    [
      idea('A path out of the folder is refused', [
        'Ask for this instead of a file name',
        'It is refused; no file outside is read or written',
        '../../etc/passwd',
      ]),
    ],
  ],
  [
    /\b(?:idor|ownership|tenants?|isolation)\b/i,
    [
      idea('The number of a foreign record opens nothing', [
        'Put the number of a record of somebody else into the address and into the request',
        'It is refused, as if there were no such record',
      ]),
    ],
  ],
  [
    /\b(?:mfa|multi-factor|two-factor|2fa)\b/i,
    [
      idea('The password alone opens nothing', [
        'Sign in with the right password, leave out the second factor, and open a page by its address',
        'It is refused',
      ]),
    ],
  ],
  [
    /\b(?:brute[- ]force|rate[- ]limit\w*)\b/i,
    [
      idea('Guessing is slowed down or stopped', [
        'Send many wrong attempts in quick succession',
        'After some of them further ones are refused, the right one as well',
      ]),
    ],
  ],
]
