import type { GuideSection } from './types.ts'
import { things } from './expected-things.ts'
import { texts } from './expected-texts.ts'
import { surroundings } from './expected-surroundings.ts'

export const expectedResults: GuideSection = {
  id: 'expected-results',
  title: 'What must be seen',
  part: 'expectedResult',
  notes: [
    'Join them with "and" or "but"; every one has to hold, at the same time. "It", "they" and "both" are what the part before speaks of.',
    'Texts are compared as whole words and numbers, with their case: "1 order" is not in "11 orders". A message must stand as whole sentences. What is transparent, clipped away or outside the page is not visible, and neither is what a field holds.',
    'An absence must last a moment, on a page that shows something and did not answer with an error.',
    '"An error is shown" and "The form is submitted" are refused: quote what must be seen. Reading back a value that the same case typed, or a box that it ticked, proves nothing and is not counted until the page is loaded again.',
  ],
  forms: [
    ...texts,
    ...things,
    ...surroundings,
    {
      goal: 'what only a person can judge',
      examples: ['"Saved." is visible. A person checks that the picture is sharp'],
      note: 'To the end of its line. A run checks the rest, and its report names what is left to a person.',
    },
  ],
}
