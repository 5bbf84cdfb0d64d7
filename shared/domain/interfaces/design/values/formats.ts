import { wordTable } from '../../../basics/word-table.ts'

interface FormatValues {
  right: string[]
  wrong: string
  what: string
}

/** Values in and out of the formats of JSON Schema and OpenAPI that stand for a syntax. Sources: RFC 3339, 4122, 5321, 3986, 4291. */
const formats = wordTable<FormatValues>({
  email: {
    right: ['alex.miller@example.com', 'sam.jones@example.com'],
    wrong: 'alex.miller.example.com',
    what: 'no @',
  },
  uuid: {
    right: ['3f2b8c1e-7d4a-4e6b-9a1c-5d8e2f7b0c94', '8c1e3f2b-7d4a-4e6b-9a1c-5d8e2f7b0c95'],
    wrong: '3f2b8c1e-7d4a-4e6b-9a1c',
    what: 'too few digits',
  },
  date: { right: ['2030-06-15', '2030-06-16'], wrong: '2030-02-30', what: 'a day that does not exist' },
  'date-time': {
    right: ['2030-06-15T09:30:00Z', '2030-06-16T09:30:00Z'],
    wrong: '15.06.2030 09:30',
    what: 'another notation',
  },
  time: { right: ['09:30:00Z', '10:30:00Z'], wrong: '25:61:00Z', what: 'no such time' },
  uri: {
    right: ['https://example.com/orders', 'https://example.com/users'],
    wrong: 'not a uri',
    what: 'no scheme and blanks',
  },
  url: {
    right: ['https://example.com/orders', 'https://example.com/users'],
    wrong: 'not a url',
    what: 'no scheme and blanks',
  },
  hostname: {
    right: ['api.example.com', 'www.example.com'],
    wrong: '-bad-.example..com',
    what: 'empty and hyphenated labels',
  },
  ipv4: { right: ['192.0.2.10', '192.0.2.11'], wrong: '192.0.2.256', what: 'a number above 255' },
  ipv6: { right: ['2001:db8::10', '2001:db8::11'], wrong: '2001:db8::g', what: 'a letter that is no digit' },
  duration: { right: ['P1D', 'P2D'], wrong: '1 day', what: 'words' },
})

/** Formats that say how a number or a text is stored or shown; no syntax of theirs can be wrong. */
const storage = new Set([
  'int32',
  'int64',
  'float',
  'double',
  'password',
  'binary',
  'byte',
  'decimal',
  'textarea',
])

export function rightValue(format: string, seed = 0): string | undefined {
  const values = formats[format]?.right
  return values?.[seed % values.length]
}

export function wrongValue(format: string): { value: string; what: string } | undefined {
  const found = formats[format]
  return found && { value: found.wrong, what: found.what }
}

export function isSyntax(format: string | undefined): boolean {
  return format !== undefined && format in formats
}

/** A format of which no value is known to be wrong: a gap names it. */
export function isUnknown(format: string | undefined): format is string {
  return format !== undefined && !(format in formats) && !storage.has(format)
}
