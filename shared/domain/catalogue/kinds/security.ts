import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { guarded, tried } from '../tried.ts'

/** Attacks, by the terms of the field: each idea needs its own word in the sentence. */
export const security: Kind = {
  kind: 'security',
  ideas: ({ clauses }: Slots) => {
    const words = clauses
      .filter(({ tag }) => tag !== 'ctx')
      .map(({ text }) => text)
      .join(' · ')
    if (/\blinks?\b/i.test(words)) return []
    return attacks
      .filter(([cue]) => cue.test(words))
      .flatMap(([, ideas]) => ideas)
      .slice(0, 4)
  },
}

const idea = (title: string, ...steps: [string, string, string?][]): Idea => tried(title, guarded, steps)

const attacks: readonly (readonly [cue: RegExp, ideas: readonly Idea[]])[] = [
  [
    /\b(?:xss|script injection|cross-site scripting|saniti[sz]\w*|escap(?:e|es|ed|ing)|dangerous content)\b/i,
    [
      idea('A script in an entry is shown as text and not run', [
        'Save this in every entry and open all pages that show it',
        'It stands there letter by letter; no window opens',
        '<script>alert(1)</script>',
      ]),
      idea('A script in an attribute is not run either', [
        'Save this in every entry and open all pages that show it',
        'No window opens',
        '"><img src=x onerror=alert(1)>',
      ]),
    ],
  ],
  [
    /\b(?:sql|injection|parameteri[sz]ed)\b/i,
    [
      idea('A piece of SQL in an entry is an ordinary text', [
        'Enter this in every entry and every search',
        'It is treated as text: no error of the database, no other rows, nothing lost',
        "' OR '1'='1",
      ]),
    ],
  ],
  [
    /\b(?:https|tls|ssl|transport|in transit|http)\b/i,
    [
      idea('Plain HTTP leads to HTTPS or is refused', [
        'Open the address with http:// instead of https://',
        'It leads to https:// or is refused; nothing is answered in plain text',
      ]),
      idea('An old version of TLS is refused', [
        'Connect with TLS 1.0 and with TLS 1.1',
        'Both connections are refused',
      ]),
    ],
  ],
  [
    /\b(?:bcrypt|argon2\w*|pbkdf2)\b|\b(?:passwords?|secrets?)\b.*\b(?:hash\w*|scrypt|salt\w*)\b|\b(?:hash\w*|salt\w*)\b.*\b(?:passwords?|secrets?)\b/i,
    [
      idea('No password is stored in plain text', [
        'Set a password that is easy to find again and search the database and its backups for it',
        'It is nowhere',
      ]),
      idea('Two accounts with one password have different hashes', [
        'Give two accounts the same password and compare what is stored',
        'The two values differ',
      ]),
    ],
  ],
  [
    /\bencrypt\w*|\bat rest\b|\bdecrypt\w*/i,
    [
      idea('What is stored cannot be read without the key', [
        'Save a value that is easy to find again and search the files of the storage and a backup for it',
        'It is nowhere in plain text',
      ]),
      idea('A changed byte is noticed', [
        'Change one byte of what is stored encrypted and open it',
        'It is refused with an error; no wrong data is shown',
      ]),
    ],
  ],
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
