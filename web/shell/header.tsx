import { useLocation } from 'preact-iso'
import { person, signOut } from '../client/session.ts'
import { pages } from '../pages.ts'
import { Button } from '../parts/button.tsx'
import { texts } from '../texts/en/shell.ts'

/** Product, menu of the pages that one may see, and who is signed in. */
export function Header() {
  const { path } = useLocation()
  const listed = pages.filter(({ menu, audience }) => menu && (audience === 'anybody' || person.value))
  const link = (to: string, words: string) => (
    <a href={to} aria-current={to === path ? 'page' : undefined}>
      {words}
    </a>
  )
  return (
    <header class="bar">
      <div class="bar-row">
        <a class="brand" href="/" aria-current={path === '/' ? 'page' : undefined}>
          <img src="/favicon.svg" alt="" width="28" height="28" />
          {texts.product}
        </a>
        <nav aria-label={texts.mainMenu}>
          {listed.map(({ path: to, menu }) => link(to, menu ?? ''))}
          {person.value ? (
            <Button kind="link" act={signOut} busy={texts.signingOut}>
              {texts.signOut}
            </Button>
          ) : (
            link('/sign-in', texts.signIn)
          )}
        </nav>
      </div>
    </header>
  )
}
