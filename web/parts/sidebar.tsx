import type { ComponentChildren } from 'preact'
import { useLocation } from 'preact-iso'
import { useEffect, useMemo } from 'preact/hooks'
import { type SectionKind, homeOf } from '../sections.ts'
import { Crumbs } from './sidebar/crumbs.tsx'
import { currentIn, sidebarOf } from './sidebar/entries.ts'
import { folding } from './sidebar/remembered.ts'
import { Sidebar } from './sidebar/sidebar.tsx'
import { useTitle } from './title.ts'
import './sidebar.css'

interface SidedProps {
  kind: SectionKind
  id: string
  /** What it is called; left out until that has been read. */
  name: string | undefined
  /** What a page below one of the sidebar is about, for the title of the window. */
  of?: string | undefined
  /** What its links carry on from this address, such as `?range=30d`. */
  search?: string
  children: ComponentChildren
}

/** What was shown last: who goes from one of its pages to another sees its name at once. */
let last: { home: string; name: string } | null = null

/** A page of a project, a website or a knowledge base: the path to it, all pages beside it, and its content. */
export function Sided({ kind, id, name, of, search = '', children }: SidedProps) {
  const { path } = useLocation()
  const home = homeOf(kind, id)
  const groups = useMemo(() => sidebarOf(kind, home, path), [kind, home, path])
  const current = currentIn(groups)
  const called = name ?? (last?.home === home ? last.name : undefined)
  useEffect(() => {
    if (name !== undefined) last = { home, name }
  }, [home, name])
  return (
    <div class={folding.value.isMenu ? 'sided is-menu' : 'sided'}>
      <Named name={called} page={current?.entry.href === home ? undefined : current?.entry.text} of={of} />
      <Crumbs kind={kind} home={home} name={called} entry={current?.entry} search={search} />
      <Sidebar kind={kind} name={called} groups={groups} current={current} path={path} search={search} />
      <div class="sided-content">{children}</div>
    </div>
  )
}

interface NamedProps {
  name: string | undefined
  page: string | undefined
  of: string | undefined
}

/** Titles the window before the content does, which may know a better one. */
function Named({ name, page, of }: NamedProps) {
  useTitle(name && [of, page, name].filter(Boolean).join(' · '))
  return null
}
