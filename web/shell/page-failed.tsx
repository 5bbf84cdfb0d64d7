import { texts } from '../texts/en/shell.ts'

/** An address of no page: only a wrong link within the product leads here, because the server answers others itself. */
export function PageFailed() {
  return (
    <main id="main" class="card" tabIndex={-1}>
      <h1>{texts.nothingHere}</h1>
      <p>
        <a href="/">{texts.toStart}</a>
      </p>
    </main>
  )
}
