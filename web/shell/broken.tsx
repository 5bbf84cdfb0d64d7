import type { ComponentChildren } from 'preact'
import { useErrorBoundary } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { texts } from '../texts/en/shell.ts'

/** Stands where a page cannot be shown, because a part of it did not come (a lost connection, a newer version of the product) or failed. */
export const Broken = () => (
  <>
    <h1>{texts.broken}</h1>
    <p>{texts.brokenHint}</p>
    <p class="actions">
      <Button kind="primary" act={() => location.reload()}>
        {texts.reload}
      </Button>
    </p>
  </>
)

/** Shows a page, or why it cannot be shown. */
export function Unbroken({ children }: { children: ComponentChildren }) {
  const [error] = useErrorBoundary(reportError)
  return error === undefined ? children : <Broken />
}
