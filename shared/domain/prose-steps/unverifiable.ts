import { inEnglish } from './foreign.ts'
import type { StepProblem } from './types.ts'

/** A part of an expected result that nothing can check as it stands, with what to say in its place. */
export function unverifiable(part: string): StepProblem {
  return {
    code: 'steps.unverifiable',
    part,
    message: `I cannot check “${part}”. ${inEnglish(part, 'expected result') ?? advice(part)}`,
    unread: { as: 'checks' },
  }
}

function advice(part: string): string {
  const unquoted = part.replaceAll(/"[^"]*"|“[^”]*”/g, '')
  if (/\b(?:accepted|refused|rejected|allowed|valid|invalid)\b/i.test(unquoted))
    return 'Say what the page shows then: The message "Age must be from 18 to 120." is shown, or "Welcome" is visible.'
  if (/\b(?:error|message|warning|notification)\b/i.test(part))
    return 'Quote the words that must be shown: The message "Age must be from 18 to 120." is shown.'
  if (/\b(?:redirect|taken|page|navigat)/i.test(part))
    return 'Say what can be seen there: The URL contains "/welcome", or The heading "Welcome" is shown.'
  if (/\d/.test(unquoted))
    return 'Say what is counted or shown: The table has 3 rows, or The page shows "3 orders".'
  return 'Say what can be seen on the page: "Saved" is visible, The "Save" button is disabled, or The status is "Open".'
}
