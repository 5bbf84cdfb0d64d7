import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../../support/costs.ts'
import { maskQuotes } from '../../../../../shared/domain/requirements/facts/mask.ts'
import { readPatternRule } from '../../../../../shared/domain/requirements/facts/patterns/read-pattern-rule.ts'

const source = (text: string) => readPatternRule(maskQuotes(text))?.rule.source

describe('a pattern in words', () => {
  test.each([
    ['must match the pattern ^[A-Z]{2}\\d{4}$.', '^[A-Z]{2}\\d{4}$'],
    ['must match the regular expression `[A-Z]{2}-\\d+`', '[A-Z]{2}-\\d+'],
    ['matches "^\\d{5}$"', '^\\d{5}$'],
    ['has the format NNN-NN', '^\\d{3}-\\d{2}$'],
    ['in the format "AB-1234"', '^[A-Z]{2}\\-\\d{4}$'],
    ['has the format AA-9999', '^[A-Z]{2}-\\d{4}$'],
    ['has the format XXXX-XXXX', '^[A-Z0-9]{4}\\-[A-Z0-9]{4}$'],
    ['must look like ABC123', '^[A-Z]{3}\\d{3}$'],
    ['two capital letters followed by 8 digits, e.g. FO20240117', '^[A-Z]{2}\\d{8}$'],
    ['consists of 3 letters, a hyphen and 4 digits', '^[A-Za-z]{3}-\\d{4}$'],
    ['"DE" followed by 9 digits', '^DE\\d{9}$'],
    ['one letter and then 2 to 5 digits', '^[A-Za-z]\\d{2,5}$'],
    ['must start with "https://"', '^https:\\/\\/.*$'],
    ['starts with DE', '^DE.*$'],
    ['must end with ".pdf"', '^.*\\.pdf$'],
    ['may contain only letters, digits and hyphens', '^[\\p{L}0-9\\-]*$'],
    ['lower-case letters, digits and underscores only', '^[a-z0-9_]*$'],
    ['must not contain spaces', '^\\S*$'],
    ['has no spaces', '^\\S*$'],
    ['must not contain digits', '^[^0-9]*$'],
  ])('“%s”', (text, expected) => expect(source(text)).toBe(expected))

  test.each([
    'must contain letters and digits',
    'letters only',
    'letters and digits only',
    'must be in the format DD.MM.YYYY',
    'a date in the format YYYY-MM-DD',
    'starts with the name of the month',
    'at least one letter and one digit',
    'the format is not valid',
    'must match Password',
    'there is no space left',
    'no digits are shown',
    '12 digits',
    'follows the pattern',
    'must match the pattern',
  ])('“%s” gives none', (text) => expect(source(text)).toBeUndefined())

  test.each(['only letters, ', '2 letters, ', 'starts with '])(
    'a text of “%s” without end is read in linear time',
    (words) => expectLinear(20_000, (count) => source(words.repeat(count))),
  )
})
