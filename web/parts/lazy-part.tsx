import type { ComponentType } from 'preact'
import { lazy } from 'preact-iso'
import { texts } from '../texts/en/parts.ts'
import { Button } from './button.tsx'

/** A part of a page that is loaded when it is shown first. Where it cannot be loaded it says so, and the rest of the page stays. */
export const lazyPart = <P,>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  lazy(() => load().catch(() => NotLoaded))

/** What failed to load stays so for the browser until the document is loaded anew. */
const NotLoaded = () => (
  <div class="fault" role="alert">
    <p>{texts.notLoaded}</p>
    <Button small act={() => location.reload()}>
      {texts.reload}
    </Button>
  </div>
)
