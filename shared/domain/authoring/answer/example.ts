import type { z } from 'zod'
import type { AnswerForm } from './form.ts'

/** An answer as prompts show it. Its texts are of no product. */
export const exampleAnswer: z.infer<ReturnType<typeof AnswerForm>> = {
  cases: [
    {
      t: '3 boxes are refused below the least order of 4',
      s: [2, 5],
      k: 'negative',
      p: 'high',
      pre: [],
      steps: [
        ['Open the page', ''],
        ['Enter "3" in the "Boxes" field', ''],
        ['Enter "Ann" in the "Name" field', ''],
        [
          'Click the "Order" button',
          '"Order at least 4 boxes." is shown and "Please enter a name." is not shown and "Thank you." is not shown',
        ],
      ],
    },
    {
      t: '4 boxes cost 50.00 with the fee',
      s: [2, 3, 4],
      k: 'boundary',
      p: 'critical',
      steps: [
        ['Open the page', ''],
        [
          'Enter "4" in the "Boxes" field',
          '"Total: 50.00" is shown and "Order at least 4 boxes." is not shown',
        ],
      ],
      c: [['4 * 11.25 + 5', '50.00']],
    },
  ],
  questions: [{ q: 'May the name be left empty where boxes are ordered by phone?', s: [6] }],
  idle: [1],
}
