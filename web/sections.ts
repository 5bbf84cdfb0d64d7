import type { GroupName } from './page-declaration.ts'

export type SectionKind = 'project' | 'website' | 'base'

interface Section {
  /** The home of such a thing; all pages whose paths begin with it are its pages. */
  path: `/${string}/:${string}`
  /** The parts of its sidebar, from top to bottom. */
  groups: readonly GroupName[]
}

/** The things of an organization that have pages of their own, and therefore a sidebar. */
export const sections: Readonly<Record<SectionKind, Section>> = {
  project: { path: '/projects/:projectId', groups: ['home', 'plan', 'test', 'content', 'ask'] },
  website: { path: '/websites/:websiteId', groups: ['home', 'visits', 'analysis', 'manage'] },
  base: { path: '/knowledge/:kbId', groups: ['home', 'sources', 'answers', 'manage'] },
}

const kinds = Object.keys(sections) as SectionKind[]
const areaOf = (path: string) => path.split('/')[1]

/** The list of all things of a kind, such as `/projects`. */
export const listOf = (kind: SectionKind): string => `/${areaOf(sections[kind].path)}`

/** The home of one of them. */
export const homeOf = (kind: SectionKind, id: string): string => `${listOf(kind)}/${encodeURIComponent(id)}`

/** The thing that an address belongs to, by its kind and its home. */
export function sectionAt(address: string): { kind: SectionKind; home: string } | undefined {
  const kind = kinds.find((each) => areaOf(sections[each].path) === areaOf(address))
  const [, area, id] = address.split('/')
  return kind && id ? { kind, home: `/${area}/${id}` } : undefined
}
