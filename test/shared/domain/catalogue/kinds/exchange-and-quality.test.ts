import { describe, expect, test } from 'vitest'
import { ideasOf } from '../../../../../shared/domain/catalogue/ideas-of.ts'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'

function titlesOf(line: string): string[] {
  const { text, marks } = readMarks(line)
  return ideasOf(text, marks).map(({ title }) => title)
}

const ideas: [line: string, titles: string[]][] = [
  [
    '{eff {V Return} HTTP {N 404}} {cond if the {E kiln} is unknown}. ## api',
    ['An id that does not exist is answered with 404'],
  ],
  [
    '{eff {T POST /kilns} {V answers} with {N 201}}. ## api',
    ['A right request is answered with 201', 'POST /kilns sent twice', 'POST /kilns without signing in'],
  ],
  [
    '{lim The {P kiln page} loads {MAX within} {N 4} {U seconds}}. ## performance',
    [
      'The kiln page: every measurement takes at most 4 seconds',
      'The kiln page: the time holds with much data and several users',
    ],
  ],
  [
    '{lim The {A system} supports {N 300} {U concurrent users}}. ## performance',
    ['300 concurrent users are served', 'A load beyond 300 concurrent users breaks nothing'],
  ],
  [
    '{evt When a {E kiln} {V cools down}}, {eff the {A potters} {V are notified}}. ## notify',
    [
      'The potter gets the message',
      'Nobody but the potter gets the message',
      'The potter without a reachable address stops nothing',
    ],
  ],
  [
    '{eff The {A app} {V notifies} the {A potters}} {evt when a {E kiln} {V cools down}}. ## notify',
    [
      'The potter gets the message',
      'Nobody but the potter gets the message',
      'The potter without a reachable address stops nothing',
    ],
  ],
  [
    '{eff {A Potters} can {V pay} by {O card}}. ## payment',
    ['A payment goes through once', 'A refused card pays nothing', 'A payment that is broken off'],
  ],
  ['{eff {NEG No} {T refund} {V is paid}}. ## payment', ['No refund is paid out where there is none']],
  [
    '{eff {A Potters} can {V filter} {E kilns} by {F size} and {F colour}}. ## filter',
    [
      'Filtering by size leaves what matches and nothing else',
      'Size and colour together',
      'A filter by size that nothing matches',
      'A filter that is taken off again',
    ],
  ],
  [
    '{eff The list {V shows} {N 30} kilns per page}. ## filter',
    ['Exactly one full page, and one entry more', 'A page beyond the last one'],
  ],
  [
    '{eff {A Potters} can {V upload} a {T picture} as {O PNG}} {lim of {MAX at most} {N 3} {U MB}}. ## upload',
    [
      'A file of 3 MB is taken',
      'A file of just over 3 MB is refused',
      'PNG files are taken',
      'A file of another type is refused',
      'A program under the name of a PNG file',
    ],
  ],
  [
    '{eff The {A shop} {V sends} {T orders} to the {A kiln service}}. ## integrate',
    [
      'The kiln service cannot be reached',
      'The kiln service answers slowly',
      'The kiln service answers with something unexpected',
    ],
  ],
  [
    '{eff The {A app} {V works} offline}. ## reliability',
    ['Work goes on without a connection', 'The connection comes back'],
  ],
  [
    '{lim The pages {V work} in {O Chrome} and {O Firefox}}. ## layout',
    ['It works the same in Chrome and Firefox'],
  ],
  [
    '{evt `kiln fire <name>`} {eff {V ends} with exit code 3} {cond if the kiln is open}. ## command',
    [
      '"kiln fire <name>" ends with exit code 3 where it fails',
      '"kiln fire <name>" ends with exit code 0 where nothing fails',
      '"kiln fire <name>" without its argument',
      '"kiln fire <name>" with an option that does not exist',
    ],
  ],
  [
    '{eff {A Potters} can {V search} {E kilns} by {F name}}. ## search',
    [
      'Searching by name finds what matches and nothing else',
      'A search that matches nothing',
      'Letter case and blanks in a search',
      'Special characters in a search',
    ],
  ],
  [
    '{lim {F Contrast} must be {MIN at least} {N 4.5}}. ## accessibility',
    ['Contrast is enough everywhere', 'Nothing is told by colour alone'],
  ],
  [
    '{evt Every night at {N 02:00}} {eff the {T list} {V is sent}}. ## schedule',
    [
      'List: nothing before 02:00, once at 02:00',
      'List: every night, once each time',
      'List: a time at which the system was off',
    ],
  ],
  [
    '{eff {A Potters} can {V export} {E glazes} as {O CSV}}. ## export',
    [
      'The CSV output of the glazes agrees with what is shown',
      'The CSV output with special characters and long texts',
      'The CSV output with nothing in it',
      'A value that looks like a formula',
    ],
  ],
  ['{eff {V Securing} the {T connection} via {T TLS}}. ## integrate', []],
  [
    '{eff The {P pages} {V appear} in {O German} and {O Welsh}}. ## language',
    [
      'Every text appears in German and Welsh',
      'The language is changed in the middle of a form',
      'Dates, numbers and names of the world',
    ],
  ],
  ['{ctx We like kilns}. ## upload, search, api', []],
]

describe('What is tried with files, other systems and qualities', () => {
  test.each(ideas)('%s', (line, titles) => expect(titlesOf(line)).toEqual(titles))
})
