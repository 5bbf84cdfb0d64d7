/**
 * Formats that every workbook has without declaring them (ECMA-376 Part 1, section 18.8.30). Dates and amounts of money among them are shown as
 * the reader's system has it, which no file says: dates are then ISO dates, and amounts have no currency.
 */
const builtIn: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '#,##0_);(#,##0)',
  6: '#,##0_);(#,##0)',
  7: '#,##0.00_);(#,##0.00)',
  8: '#,##0.00_);(#,##0.00)',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  37: '#,##0_);(#,##0)',
  38: '#,##0_);(#,##0)',
  39: '#,##0.00_);(#,##0.00)',
  40: '#,##0.00_);(#,##0.00)',
  41: '#,##0_);(#,##0);"-"',
  42: '#,##0_);(#,##0);"-"',
  43: '#,##0.00_);(#,##0.00);"-"',
  44: '#,##0.00_);(#,##0.00);"-"',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
}
const systemDates = new Set([
  14, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
])
/** A date, and its time of day if it has one. */
export const isoDate = 'iso'

/** The pattern of a format: what the workbook declares for its number, or what every workbook has. */
export function formatCode(id: number, declared = ''): string {
  if (declared !== '') return declared
  return systemDates.has(id) ? isoDate : (builtIn[id] ?? '')
}
