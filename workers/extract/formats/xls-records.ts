/** Records of a BIFF stream (MS-XLS 2.3) from which values, their formats and the names of sheets are read. */
const wanted = new Set(
  [
    [0x0009, 0x0209, 0x0409, 0x0809, 0x000a], // BOF, EOF
    [0x0085, 0x0042, 0x0022, 0x003c], // BoundSheet8, CodePage, Date1904, Continue
    [0x001e, 0x041e, 0x0043, 0x0243, 0x0443, 0x00e0], // Format, XF
    [0x0000, 0x0200, 0x00fc, 0x00fd, 0x00d6], // Dimensions, SST, LabelSst, RString
    [0x0001, 0x0201, 0x00be, 0x0002, 0x0003, 0x0203, 0x027e, 0x00bd], // Blank, MulBlank, Integer, Number, RK, MulRk
    [0x0004, 0x0204, 0x0005, 0x0205, 0x0007, 0x0207], // Label, BoolErr, String
  ].flat(),
)
const formulas = new Set([0x0006, 0x0206, 0x0406])
/** Cell, format, result and flags stand before the length of the formula (MS-XLS 2.4.127). */
const formulaLengthAt = 20
/** Selection: which cells were marked. Readers of values pass over it, whatever it holds. */
const ignored = 0x001d

/**
 * A copy of a workbook's records that holds values and nothing else; of formulas only the results stay. The library's readers of other
 * records run for ever on some damaged ones. Lengths stay as they are, so offsets of sheets stay true.
 */
export function onlyValues(workbook: Uint8Array): Uint8Array {
  const copy = workbook.slice()
  const view = new DataView(copy.buffer)
  let length: number
  for (let at = 0; at + 4 <= copy.length; at += 4 + length) {
    const type = view.getUint16(at, true)
    length = view.getUint16(at + 2, true)
    const end = Math.min(at + 4 + length, copy.length)
    const lengthAt = at + 4 + formulaLengthAt
    const isFormula = formulas.has(type) && lengthAt + 2 <= end
    if (isFormula) view.setUint16(lengthAt, 0, true)
    else if (!wanted.has(type)) view.setUint16(at, ignored, true)
  }
  return copy
}
