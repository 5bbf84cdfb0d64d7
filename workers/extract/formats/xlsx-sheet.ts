import { maximumCharacters } from '../limits.ts'
import { mostMerged, type MergedCell } from './merged-cells.ts'
import type { Attributes, XmlHandler } from './office-xml.ts'

/** A cell as it stands in the sheet; a shared text is still its number in the table of texts. */
export interface RawCell {
  column: number
  type: string
  style: number
  value: string
  /** Of a cell that has no value; empty where it is shared with another cell. */
  formula?: string
}

export interface RawRow {
  index: number
  cells: RawCell[]
}

/** In a table every cell takes at least its bars, so more cells than this cannot be shown. */
export const maximumCells = Math.ceil(maximumCharacters / 3)

/** Formulas of Excel have at most 8,192 characters. */
const longestFormula = 8192

/** How much of a workbook is read. */
export interface SheetLimits {
  cells: number
  characters: number
  /** Whether cells count whose formulas have no value. */
  withFormulas?: boolean
  /** Whether a program wrote 0 for what it did not compute. */
  areZeros?: boolean
}

export const textLimits: SheetLimits = { cells: maximumCells, characters: maximumCharacters }

/** Collects the cells of a worksheet until a limit, the text's unless told, must be full. Cells without content are passed over. */
export class XlsxSheet implements XmlHandler {
  readonly rows: RawRow[] = []
  /** Cells that cover others, the first place of each. */
  readonly merged: MergedCell[] = []
  /** Counted from 0. */
  readonly hiddenRows = new Set<number>()
  readonly hiddenColumns: { from: number; to: number }[] = []
  readonly #limits: SheetLimits
  cells = 0
  characters = 0
  #row = -1
  #column = -1
  #cell: RawCell | undefined
  #inText = false
  #inFormula = false
  #hasValue = false
  #inPhonetic = false
  #isHidden = false

  constructor(limits: SheetLimits = textLimits) {
    this.#limits = limits
  }

  isDone(): boolean {
    return this.cells > this.#limits.cells || this.characters > this.#limits.characters
  }

  open(name: string, attribute: Attributes): void {
    if (name === 'row') {
      const number = Number(attribute('r'))
      this.#row = number > this.#row + 1 ? number - 1 : this.#row + 1
      this.#column = -1
      this.#isHidden = isOn(attribute('hidden'))
    } else if (name === 'col') this.#hideColumns(attribute)
    else if (name === 'c') {
      this.#column = columnOf(attribute('r')) ?? this.#column + 1
      this.#hasValue = false
      this.#cell = {
        column: this.#column,
        type: attribute('t') ?? 'n',
        style: Number(attribute('s') ?? -1),
        value: '',
      }
    } else if (name === 'mergeCell') this.#merge(attribute('ref'))
    else if (name === 'v' || name === 't') {
      this.#inText = !this.#inPhonetic
      this.#hasValue = true
    } else if (name === 'f') this.#openFormula()
    else if (name === 'rPh') this.#inPhonetic = true
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#inText = false
    else if (name === 'f') this.#inFormula = false
    else if (name === 'rPh') this.#inPhonetic = false
    else if (name === 'c') this.#endCell()
  }

  text(text: string): void {
    if (this.#cell && this.#inFormula)
      this.#cell.formula = ((this.#cell.formula ?? '') + text).slice(0, longestFormula)
    if (!this.#cell || !this.#inText) return
    this.#cell.value += text
    this.characters += text.length
  }

  #hideColumns(attribute: Attributes): void {
    const [from, to] = [Number(attribute('min')) - 1, Number(attribute('max')) - 1]
    if (isOn(attribute('hidden')) && from >= 0 && to >= from && this.hiddenColumns.length < mostMerged)
      this.hiddenColumns.push({ from, to })
  }

  #openFormula(): void {
    if (!this.#cell || !this.#limits.withFormulas) return
    this.#inFormula = true
    this.#cell.formula = ''
  }

  #merge(reference = ''): void {
    const [, from, to] = /^([A-Z]{1,3}\d{1,7}):([A-Z]{1,3}\d{1,7})$/.exec(reference) ?? []
    const [column, lastColumn] = [columnOf(from), columnOf(to)]
    const [first, last] = [from, to].map((place) => Number(place?.replace(/^[A-Z]+/, '')) - 1)
    if (column === undefined || lastColumn === undefined || first === undefined || last === undefined) return
    const width = lastColumn - column + 1
    if ((last > first || width > 1) && this.merged.length < mostMerged)
      this.merged.push({ column, width, first, last })
  }

  #endCell(): void {
    const cell = this.#cell
    this.#cell = undefined
    if (!cell || (cell.value === '' && cell.formula === undefined)) return
    // A text that is stored and empty is what the formula gives.
    if (cell.formula !== undefined && cell.value === '' && cell.type === 'str' && this.#hasValue) return
    const isZero = this.#limits.areZeros && cell.value === '0' && cell.type === 'n'
    if (cell.value !== '' && !isZero) delete cell.formula
    this.cells++
    if (this.#isHidden) this.hiddenRows.add(this.#row)
    const last = this.rows.at(-1)
    if (last?.index === this.#row) last.cells.push(cell)
    else this.rows.push({ index: this.#row, cells: [cell] })
  }
}

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true'

/** Column of a reference such as "AB12", from 0; undefined for anything that is none. */
function columnOf(reference = ''): number | undefined {
  const letters = /^([A-Z]{1,3})\d{1,7}$/.exec(reference)?.[1]
  if (letters === undefined) return undefined
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
