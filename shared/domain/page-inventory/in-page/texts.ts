import type { InPage } from '../../prose-steps/in-page/kit.ts'

const mostText = 400
// Shorter ones stand in too many other words.
const shortestSecret = 4

/** Cuts a text to what the inventory may hold, and leaves out what password fields hold. */
export type Write = (text: string) => string

export function writer(page: InPage, elements: readonly Element[]): Write {
  const secrets = elements
    .filter((one) => page.tagOf(one) === 'input' && (one as HTMLInputElement).type === 'password')
    .map((one) => (one as HTMLInputElement).value)
    .filter((value) => value.length >= shortestSecret)
  return (text) => {
    if (text === '') return ''
    return secrets
      .reduce((rest, value) => rest.split(value).join('•••'), page.tidy(text))
      .slice(0, mostText)
      .toWellFormed()
  }
}
