import type { Sketch } from '../near-duplicates/index.ts'
import type { Block } from '../retrieval/blocks.ts'

export type FieldType =
  | 'text'
  | 'long_text'
  | 'number'
  | 'date'
  | 'boolean'
  | 'choice'
  | 'image'
  | 'link'
  | 'reference'

/** A file as it was read. `start` and `end` of its blocks, and of everything that is found in it, are UTF-16 units into `text`. */
export interface ReadFile {
  fileId: string
  fileName: string
  /** Where it was fetched from, if it was. */
  sourceUrl: string | null
  /** What it belongs to, where files of several are planned together. */
  ownerId?: string
  text: string
  blocks: readonly Block[]
}

/** A block with its text in one line; long ones are cut, `end` is where they really end. */
export interface OutlineBlock extends Omit<Block, 'page'> {
  text: string
  /** What is the same in two blocks that say the same. */
  key: string
  /** The words that it ends with, where they say what stands before them: "6.4 km", and below it "Distance". */
  legend?: string
  /** What stands above the cells of a row. */
  columns?: readonly string[]
}

/** What of a file is needed to plan: it is small, and many of them are looked at together. */
export interface Outline {
  fileId: string
  fileName: string
  /** Folders and name, in order: of its address, else of its name. */
  path: string[]
  /** The host and path by which links lead to it; the path alone where it was not fetched. */
  address: string
  /** Files of one site share its menus: the owner, and the host that they were fetched from. */
  site: string
  blocks: OutlineBlock[]
  sketch: Sketch
  /** Its text is longer than what was looked at. */
  isCut: boolean
}

export interface PlannedField {
  name: string
  machineName: string
  type: FieldType
  required: boolean
  multiple: boolean
  /** The share of the files of its type that show it, 0 to 1. */
  confidence: number
}

export interface PlannedType {
  contentTypeId: string
  name: string
  machineName: string
  fields: PlannedField[]
  confidence: number
  fileIds: string[]
  reasons: string[]
}

export interface MappedField {
  machineName: string
  start: number
  end: number
  confidence: number
}

export interface Mapping {
  fileId: string
  contentTypeId: string
  fields: MappedField[]
}

export interface PlannedNode {
  id: string
  title: string
  path: string
  fileId: string | null
  children: PlannedNode[]
}

/** A file that the navigation leaves out, and why; `original` is the one that it is a copy of. */
export interface LeftOut {
  fileId: string
  reason: string
  original: string
}

export interface ContentPlan {
  contentTypes: PlannedType[]
  mappings: Mapping[]
  /** Files that say nearly the same, each group in the order of the files. */
  duplicates: string[][]
  /** Texts that repeat over the files of a site and are no content, with the number of files. */
  notContent: { text: string; files: number; site: string }[]
  /** The files of each site. */
  sites: Record<string, string[]>
  /** Keys of blocks that are no content, for looking at one file alone. */
  repeated: string[]
  navigation: PlannedNode[]
  /** Files that the navigation leaves out, and why. */
  leftOut: LeftOut[]
  warnings: string[]
}
