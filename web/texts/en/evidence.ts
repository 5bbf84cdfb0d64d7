import type { Author, CheckName, CheckResult } from '../../../shared/domain/test-cases/schema.ts'

/** Who made a case, and what is certain of it, in words. */
export const texts = {
  authors: {
    embedded: 'Made by a strict form',
    model: 'Written by a language model',
    assistant: 'Written by your assistant',
    person: 'Written by a person',
    import: 'Imported',
  } satisfies Record<Author, string>,
  /** Ideas and outlines are made of the text too, but by no strict form. */
  ofIdea: 'Made from the text',
  verified: 'Verified',
  notVerified: 'Not verified',
  verifiedHint: 'Every check that makes a case certain holds.',
  notVerifiedHint: 'Nothing makes this case certain yet. What is known of it stands in its checks.',
  checks: 'What was checked',
  noChecks: 'Nothing was checked of it since it was made, imported or changed.',
  results: { holds: 'Holds', fails: 'Fails', unknown: 'Not known' } satisfies Record<CheckResult, string>,
  names: {
    readable: 'Every step and result can be read by a browser',
    grounded: 'What it expects stands in the text, in its entries or on the page',
    possible: 'The page has what its steps use',
    single_fault: 'It breaks one rule at a time',
    consistent: 'It contradicts neither the text nor another case',
    derived_twice: 'A second reader of the text expects the same',
    settled: 'It decides nothing that is still asked',
    looks_at_product: 'It looks at what the product shows or does',
    adds: 'It tries something that no other case tries',
    rehearsed: 'It passed when it was played on the page',
  } satisfies Record<CheckName, string>,
  sentence: 'The text says',
  counts: ({ holds, fails, unknown }: Record<CheckResult, number>) =>
    [
      fails > 0 ? `${fails} ${fails === 1 ? 'check fails' : 'checks fail'}` : '',
      unknown > 0 ? `${unknown} not known` : '',
      holds > 0 ? `${holds} ${holds === 1 ? 'holds' : 'hold'}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  computed: 'Computed',
}
