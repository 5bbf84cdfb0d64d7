import { signal } from '@preact/signals'

const said = signal('')

/** Says something to people who do not see the page change. */
export function announce(text: string): void {
  said.value = ''
  // The same sentence twice is read twice only when it was gone in between.
  setTimeout(() => (said.value = text), 50)
}

export const Announcements = () => (
  <p role="status" class="visually-hidden">
    {said.value}
  </p>
)
