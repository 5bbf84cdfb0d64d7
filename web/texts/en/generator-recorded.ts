/** What a language model once wrote for the samples. */
export const texts = {
  title: (sample: string) => `${sample}: cases of a language model`,
  label: (date: string) =>
    `Recorded on ${date}: what a language model wrote for this text, as our judge left it.`,
  judged:
    'A large general model wrote them in one answer. The judge found each of them readable and grounded in its sentences. Nobody derived their results a second time.',
  cases: 'Recorded cases',
  seen: (expected: string) => `Then: ${expected}`,
  priority: (priority: string) => `Priority: ${priority}`,
  restsOn: 'Rests on:',
  questions: 'What it asked the author',
  close: 'Close',
}
