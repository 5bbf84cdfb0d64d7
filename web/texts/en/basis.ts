/** What a case rests on, in words. */
export const texts = {
  basis: 'Basis',
  names: { proved: 'Proved', written: 'Written', designed: 'Test idea', outline: 'Outline' },
  hints: {
    proved: 'The checker confirmed what this case claims to test.',
    written:
      'A whole case that a model, an assistant or a person wrote. What the judge found of it stands below.',
    designed:
      'An idea of what to try, with data of the sentence. Nothing proves it, and a person completes it.',
    outline: 'One demand in the form of a case, for a person to complete.',
  },
  ofKind: (name: string, kind: string) => `${name}: ${kind}`,
  counts: (counts: { proved: number; written: number; designed: number; outline: number }) =>
    [
      counts.proved > 0 ? `${counts.proved.toLocaleString('en')} proved` : '',
      counts.written > 0 ? `${counts.written.toLocaleString('en')} written` : '',
      counts.designed > 0
        ? `${counts.designed.toLocaleString('en')} test ${counts.designed === 1 ? 'idea' : 'ideas'}`
        : '',
      counts.outline > 0
        ? `${counts.outline.toLocaleString('en')} ${counts.outline === 1 ? 'outline' : 'outlines'}`
        : '',
    ]
      .filter(Boolean)
      .join(', '),
}
