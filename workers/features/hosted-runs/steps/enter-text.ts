import type { Page } from '@cloudflare/puppeteer'

/** Enters a text where the focus is, at once but for its last character: that is a key, since many a page listens to keys alone. */
export async function enterText({ keyboard }: Page, value: string): Promise<void> {
  // The end of a line would send a form, and what no keyboard has is no key.
  const isKey = /[ -~]$/.test(value)
  const rest = isKey ? value.slice(0, -1) : value
  if (rest !== '') await keyboard.sendCharacter(rest)
  if (isKey) await keyboard.type(value.slice(-1))
}
