import type { ComponentType } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type OrganizationChoice, organization, person, readOrganizations } from '../../client/session.ts'
import { Button } from '../../parts/button.tsx'
import { outcomeIn } from '../../parts/drive/connection.ts'
import { Given } from '../../parts/given.tsx'
import { useRead } from '../../parts/read.ts'
import { Failed, Loading } from '../../parts/states.tsx'
import { setTitle } from '../../parts/title.ts'
import { texts } from '../../texts/en/settings.ts'
import { Chooser } from './settings/chooser.tsx'
import { takeNext } from './settings/next-section.ts'
import { type Section, type SectionProps, sectionAt, sectionNamed, sectionsFor } from './settings/sections.ts'
import './settings.css'

interface Opened {
  section: Section
  /** As it was when the section was opened: a role that is taken away meanwhile closes no form that somebody fills in. */
  organization: OrganizationChoice | null
  hasFocus: boolean
}

export function Page() {
  const [opened, setOpened] = useState(open)
  const current = organization.value
  useEffect(() => {
    // The link past the header changes the fragment too, and leaves the page as it is.
    const follow = () => {
      const section = sectionNamed(location.hash.slice(1), organization.value?.role ?? null)
      if (section) setOpened({ section, organization: organization.value, hasFocus: true })
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  async function reload() {
    await readOrganizations()
    setOpened((before) => ({ ...before, organization: organization.value, hasFocus: false }))
  }
  const isChanged =
    current !== null && opened.organization !== null && current.role !== opened.organization.role
  return (
    <div class="settings">
      <div class="side">
        <h1>{texts.title}</h1>
        <p class="hint">
          {texts.signedInAs}
          <Given>{person.value?.name}</Given>, <Given>{person.value?.email}</Given>
        </p>
        <Chooser shown={opened.section.id} />
        <List current={opened.section.id} />
      </div>
      <div class="section">
        {isChanged && <RoleChanged role={current.role} look={() => setOpened(open())} />}
        <Shown key={opened.section.id} {...opened} reload={reload} />
      </div>
    </div>
  )
}

function open(): Opened {
  const next = takeNext()
  // The vendor of a drive leads back to a path and says in its query what became of it.
  const back = outcomeIn(location.search) === null ? '' : 'drive'
  const section = sectionAt(next || back || location.hash.slice(1), organization.value?.role ?? null)
  return { section, organization: organization.value, hasFocus: next !== '' }
}

const List = ({ current }: { current: string }) => (
  <nav aria-label={texts.title}>
    <Group name={texts.ofOrganization} sections={listed().filter(({ role }) => role)} current={current} />
    <Group name={texts.ofYou} sections={listed().filter(({ role }) => !role)} current={current} />
  </nav>
)

const listed = () => sectionsFor(organization.value?.role ?? null)

interface GroupProps {
  name: string
  sections: readonly Section[]
  current: string
}

const Group = ({ name, sections, current }: GroupProps) =>
  sections.length > 0 && (
    <ul aria-label={name}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )

const RoleChanged = ({ role, look }: { role: string; look: () => void }) => (
  <div class="note" role="alert">
    <p>{texts.roleChanged(role)}</p>
    <Button small act={look}>
      {texts.showMine}
    </Button>
  </div>
)

function Shown({ section, organization: of, hasFocus, reload }: Opened & Pick<SectionProps, 'reload'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { reading, again } = useRead(
    () => section.load() as Promise<{ Section: ComponentType<Partial<SectionProps>> }>,
    [],
  )
  useEffect(() => {
    setTitle(`${section.title} · ${texts.title}`)
    // Telling the browser in this way fires no event that would open the section again.
    if (location.hash !== `#${section.id}`) history.replaceState(null, '', `#${section.id}`)
    if (hasFocus) heading.current?.focus()
  }, [])
  const now = reading.value
  const props = section.role && of ? { organization: of, reload } : {}
  return (
    <>
      <h2 tabIndex={-1} ref={heading}>
        {section.title}
      </h2>
      <p class="lead">{section.lead}</p>
      {now.state === 'loading' && <Loading />}
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {now.state === 'ready' && <now.value.Section {...props} />}
    </>
  )
}
