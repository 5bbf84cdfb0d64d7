import { ErrorBoundary, LocationProvider, Route, Router, lazy } from 'preact-iso'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { beginSession, followRole } from '../client/session.ts'
import type { PageDeclaration } from '../page-declaration.ts'
import { pages } from '../pages.ts'
import { Broken, Unbroken } from './broken.tsx'
import { Header } from './header.tsx'
import { PageFrame } from './page-frame.tsx'
import { JumpPlace } from './jump-place.tsx'
import { Keys } from './keys.tsx'
import { Offline } from './offline.tsx'
import { Watching } from './watching.tsx'
import { Expired } from './expired.tsx'
import { Confirmation } from '../parts/confirm.tsx'
import { Toasts } from '../parts/toasts.tsx'
import { Announcements } from '../parts/announce.tsx'
import { texts } from '../texts/en/shell.ts'

/** Files straight below an area are pages; what they are made of lies deeper. */
const modules = import.meta.glob<ComponentType>('../areas/*/*.tsx', { import: 'Page' })

function component(page: PageDeclaration): ComponentType {
  const load = modules[`../areas/${page.module}`]
  if (!load) throw new Error(`No file ${page.module} exports a Page`)
  const Page = lazy(() => load().catch(() => Broken))
  return () => (
    <PageFrame page={page}>
      <Unbroken>
        <Page />
      </Unbroken>
    </PageFrame>
  )
}

const routes = pages.map((page) => ({ page, component: component(page) }))
/** The server answers an address of no page with the file of this one. */
const NotFound: ComponentType = () =>
  routes.map(({ page, component: Page }) => page.path === '/not-found' && <Page />)
/** Everything else is for the server: the viewer of the reference, files, the API. */
const ours = new RegExp(
  `^(?:${pages.map(({ path }) => path.replaceAll(/:\w+/g, '[^/]+')).join('|')})(?:\\?[^#]*)?$`,
)

export function App() {
  useEffect(() => {
    void beginSession()
    // A page that comes back from the browser's memory shows what was, perhaps of somebody who has signed out since.
    const back = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  useEffect(followRole, [])
  return (
    <LocationProvider scope={ours}>
      <a class="skip" href="#main">
        {texts.skip}
      </a>
      <Header />
      <ErrorBoundary onError={reportError}>
        <Router>
          {routes.map(({ page, component: Page }) => (
            <Route path={page.path} component={Page} />
          ))}
          <Route default component={NotFound} />
        </Router>
      </ErrorBoundary>
      <Expired />
      <Watching />
      <JumpPlace />
      <Keys />
      <Offline />
      <Confirmation />
      <Toasts />
      <Announcements />
    </LocationProvider>
  )
}
