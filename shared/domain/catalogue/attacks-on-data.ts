import type { Idea } from './idea.ts'
import { guarded, tried } from './tried.ts'

/** Attacks with the words of the field that call for them. */
export type Attacks = readonly (readonly [cue: RegExp, ideas: readonly Idea[]])[]

/** An attack with its steps. */
export const idea = (title: string, ...steps: [string, string, string?][]): Idea =>
  tried(title, guarded, steps)

/** Attacks by entries, by listening and on what is stored. */
export const attacksOnData: Attacks = [
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
    /\b(?:https(?!:)|tls|ssl|transport encryption|in transit|(?<!-)http(?!:|-?only))\b/i,
    [
      idea('Plain HTTP leads to HTTPS or is refused', [
        'Open the address with http:// instead of https://',
        'It leads to https:// or is refused; nothing is answered in plain text',
      ]),
    ],
  ],
  [
    /\b(?:tls|ssl|in transit)\b|\bhttps only\b/i,
    [
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
]
