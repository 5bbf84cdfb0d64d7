import { describe, expect, test } from 'vitest'
import { ideasOf } from '../../../../../shared/domain/catalogue/ideas-of.ts'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'

function titlesOf(line: string): string[] {
  const { text, marks } = readMarks(line)
  return ideasOf(text, marks).map(({ title }) => title)
}

const ideas: [line: string, titles: string[]][] = [
  [
    '{lim Permitted: {O PNG}, {O SVG}}. ## upload',
    [
      'PNG and SVG files are taken',
      'A file of another type is refused',
      'A program under the name of a PNG file',
    ],
  ],
  [
    '{cond Empty {T files}} {eff {V are refused}}. ## upload',
    ['An empty file is refused', 'A file of one byte is no empty file'],
  ],
  [
    '{eff {T Files} {V are searched} for {T malware}}. ## upload',
    [
      'A file with the test signature of virus scanners is caught',
      'The same signature inside of an archive',
      'A clean file passes',
    ],
  ],
  [
    '{lim {MAX At most} {N 4} {U files} can be attached}, {lim together {MAX up to} {N 9} {U MB}}. ## upload',
    [
      'Files of 9 MB together are taken',
      'Files of just over 9 MB together are refused',
      '4 files can be brought in',
      'Of 5 files the last one is refused',
    ],
  ],
  [
    '{cond If a {E file} {V is rejected}}, {eff the {T other ones} {V are stored}}. ## upload',
    [
      'One wrong file among right ones does not stop the others',
      'The wrong file comes in once it is mended',
      'Only wrong files',
    ],
  ],
  [
    '{cond Without {F key} {N 401}}, {cond with a foreign {F glaze}} {eff {N 403}}. ## api',
    ['A request without key is answered with 401', 'A request with a foreign glaze is answered with 403'],
  ],
  ['{cond A damaged {T body}} {eff {V gives} {N 400}}. ## api', ['A damaged body is answered with 400']],
  [
    '{eff {V Return} {N 409}} {cond if the {E kiln} is burning}. ## api',
    ['"the kiln is burning" is answered with 409'],
  ],
  [
    '{eff The {A caller} may {V send} an {T Idempotency-Key}}. ## api',
    [
      'The same key with the same body acts once',
      'A different key makes a second entry',
      'The same key at the same moment acts once',
    ],
  ],
  [
    '{lim {F Name}: {O "glaze"}}; {lim {F Type}: {FMT String}; {REQ Required}}. ## api, options',
    ['A request without "glaze" is refused', 'A request with an empty "glaze" is refused'],
  ],
  [
    '{eff The {A caller} can {V send} {F limit} and {F offset}}. ## api',
    [
      'Limit and offset cut out the right part',
      'An offset beyond the end',
      'A limit or offset that is no count',
    ],
  ],
  [
    '{lim The {E request} {REQ needs} an {F access token}}. ## api',
    [
      'A request without the access token is refused',
      'A request with an access token that was made up is refused',
    ],
  ],
]

describe('What is tried of files that come in and of requests', () => {
  test.each(ideas)('%s', (line, titles) => {
    expect(titlesOf(line)).toEqual(titles)
  })
})
