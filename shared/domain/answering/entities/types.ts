export const entityTypes = [
  'person',
  'organization',
  'place',
  'date',
  'money',
  'email',
  'url',
  'code',
  'term',
] as const
export type EntityType = (typeof entityTypes)[number]

export const relationshipTypes = [
  'defined_as',
  'stands_for',
  'part_of',
  'reports_to',
  'owns',
  'replaced_by',
  'located_in',
] as const
export type RelationshipType = (typeof relationshipTypes)[number]

/** Where something is named: the passage, and UTF-16 offsets into the file's text. */
export interface Mention {
  n: number
  start: number
  end: number
}

export interface Entity {
  /** As it stands where it is named first. */
  name: string
  type: EntityType
  mentions: Mention[]
}

export interface Relationship extends Mention {
  from: string
  to: string
  type: RelationshipType
}

/** Something that is named in a line of text, by its places there. */
export interface Named {
  type: EntityType
  /** What it is known as; equal for all its mentions. */
  name: string
  start: number
  end: number
}
