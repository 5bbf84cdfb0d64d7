import { useLocation } from 'preact-iso'
import { organization, person, session } from '../client/session.ts'
import { pages } from '../pages.ts'
import { Given } from '../parts/given.tsx'
import { texts } from '../texts/en/shell.ts'
import { Panel, panelId } from './header/panel.tsx'
import { SearchSign, SlidersSign } from './header/signs.tsx'
import { openJump } from './jump-open.ts'

/** Product, menu of the pages that one may see, the way to everything by name, and who looks at them. */
export function Header() {
  const { path } = useLocation()
  return (
    <header class="bar">
      <div class="bar-row">
        <a class="brand" href="/" aria-current={path === '/' ? 'page' : undefined}>
          <img src="/favicon.svg" alt="" width="28" height="28" />
          {texts.product}
        </a>
        <nav class="bar-nav" aria-label={texts.mainMenu}>
          <Links path={path} />
        </nav>
        <div class="bar-end">
          {person.value && <JumpButton />}
          {session.value !== 'asking' && !person.value && path !== '/sign-in' && (
            <a class="to-sign-in" href="/sign-in">
              {texts.signIn}
            </a>
          )}
          <PanelButton />
        </div>
      </div>
      <Panel>
        <nav class="panel-nav" aria-label={texts.mainMenu}>
          <Links path={path} class="row" />
        </nav>
      </Panel>
    </header>
  )
}

const Links = ({ path, class: kind }: { path: string; class?: string }) =>
  pages
    .filter(({ menu, audience }) => menu && (audience === 'anybody' || person.value))
    .map(({ path: to, menu }) => (
      <a key={to} href={to} class={kind} data-words={menu} aria-current={currentness(to, path)}>
        {menu}
      </a>
    ))

/** The page itself, or what lies below it. */
function currentness(to: string, path: string): 'page' | 'true' | undefined {
  if (to === path) return 'page'
  return to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined
}

const JumpButton = () => (
  <button type="button" class="jump-button" onClick={openJump} aria-label={texts.jump}>
    <SearchSign />
    <span aria-hidden="true">{texts.jump}</span>
    <kbd aria-hidden="true">/</kbd>
  </button>
)

const PanelButton = () => (
  <button
    type="button"
    class="panel-button"
    popoverTarget={panelId}
    aria-label={person.value ? texts.menuOf(person.value.name, organization.value?.name) : texts.menu}
  >
    {person.value ? (
      <>
        <span class="initial" aria-hidden="true" data-letter={initial(person.value.name)} />
        {organization.value && (
          <span class="panel-organization" aria-hidden="true">
            <Given>{organization.value.name}</Given>
          </span>
        )}
      </>
    ) : (
      <SlidersSign />
    )}
  </button>
)

/** The first letter that is read as one. */
const initial = (name: string) => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '·'
