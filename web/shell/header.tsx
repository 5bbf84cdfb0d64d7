import { useLocation } from 'preact-iso'
import { organization, person, session } from '../client/session.ts'
import { currentness, menuText, pagesIn } from '../menu.ts'
import type { PageDeclaration } from '../page-declaration.ts'
import { Given } from '../parts/given.tsx'
import { texts } from '../texts/en/shell.ts'
import { Panel, panelId } from './header/panel.tsx'
import { SearchSign, SlidersSign } from './header/signs.tsx'
import { openJump } from './jump-open.ts'

/** Product, areas, the way to everything by name, and who looks at them. A stranger finds the docs beside the areas; a person has them in the menu of the account. */
export function Header() {
  const { path } = useLocation()
  const isSomebody = person.value !== null
  const isStranger = session.value !== 'asking' && !isSomebody
  const areas = pagesIn('areas', isSomebody)
  return (
    <header class="bar">
      <div class="bar-row">
        <a class="brand" href="/" aria-current={path === '/' ? 'page' : undefined}>
          <img src="/favicon.svg" alt="" width="28" height="28" />
          {texts.product}
        </a>
        <nav class="bar-nav" aria-label={texts.mainMenu}>
          <Links path={path} pages={areas} />
          {isStranger && <Links path={path} pages={pagesIn('account', false)} />}
        </nav>
        <div class="bar-end">
          {person.value && <JumpButton />}
          {isStranger && path !== '/sign-in' && (
            <a class="to-sign-in" href="/sign-in">
              {texts.signIn}
            </a>
          )}
          <PanelButton />
        </div>
      </div>
      <Panel>
        <nav class="panel-nav" aria-label={texts.mainMenu}>
          <Links path={path} pages={areas} class="row" />
        </nav>
        <nav aria-label={texts.account}>
          <Links path={path} pages={pagesIn('account', isSomebody)} class="row" />
        </nav>
      </Panel>
    </header>
  )
}

interface LinksProps {
  path: string
  pages: readonly PageDeclaration[]
  class?: string
}

const Links = ({ path, pages, class: kind }: LinksProps) =>
  pages.map((page) => {
    const text = menuText(page)
    const current = currentness(page.path, path)
    return (
      <a key={page.path} href={page.path} class={kind} data-words={text} aria-current={current}>
        {text}
      </a>
    )
  })

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
