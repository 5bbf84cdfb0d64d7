import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import {
  beginSession,
  organization,
  person,
  session,
  signInAddress,
  sessionFault,
} from '../client/session.ts'
import type { PageDeclaration } from '../page-declaration.ts'
import { sectionAt } from '../sections.ts'
import { Failed, Loading } from '../parts/states.tsx'
import { setTitle } from '../parts/title.ts'
import { Invited } from './invited.tsx'
import { texts } from '../texts/en/shell.ts'

let isFirst = true

/** What all pages share: title, the place of the content, focus after a change of page, and who may see it. */
export function PageFrame({ page, children }: { page: PageDeclaration; children: ComponentChildren }) {
  const main = useRef<HTMLElement>(null)
  // Before the effects of the page itself, which may know a better one at once.
  useLayoutEffect(() => setTitle(page.path === '/' ? texts.product : page.title), [page])
  useEffect(() => {
    // A fresh document begins at its top by itself; after a change within it, the keyboard goes on here.
    if (!isFirst) main.current?.focus({ preventScroll: true })
    isFirst = false
  }, [page])
  return (
    <main id="main" tabIndex={-1} ref={main} class={sectionAt(page.path) && 'with-sidebar'}>
      {page.audience === 'somebody' ? <ForPerson title={page.title}>{children}</ForPerson> : children}
    </main>
  )
}

/** Shows its content to whoever is signed in; leads others to sign-in and back. What belongs to an organization is made anew when another one is chosen. */
function ForPerson({ title, children }: { title: string; children: ComponentChildren }) {
  const isStranger = session.value !== 'asking' && !person.value
  useEffect(() => {
    if (isStranger) location.replace(signInAddress())
  }, [isStranger])
  if (sessionFault.value !== null)
    return (
      <>
        <h1>{title}</h1>
        <Failed error={sessionFault.value} retry={beginSession} />
      </>
    )
  if (!person.value) return <Loading />
  return (
    <>
      <Invited />
      <div key={organization.value?.organizationId}>{children}</div>
    </>
  )
}
