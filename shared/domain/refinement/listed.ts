/** "TC-001, TC-002 and 4 more". */
export function listed(ids: string[]): string {
  return ids.length <= 6 ? ids.join(', ') : `${ids.slice(0, 5).join(', ')} and ${ids.length - 5} more`
}
