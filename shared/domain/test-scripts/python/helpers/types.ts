/** A function, class or constant that generated projects share. */
export interface Helper {
  /** The module of the package `helpers` that it belongs to. */
  module: 'data' | 'waiting' | 'texts' | 'locators' | 'actions' | 'expectations'
  /** `os` for a module, `dataclasses:dataclass` for a name of it. */
  imports?: string[]
  /** Other helpers that it uses. */
  needs?: string[]
  source: string
}
