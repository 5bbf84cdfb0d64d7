import type { Helper } from './types.ts'

/** Values that are known when a test runs. Offsets are those of `%TODAY+1M-1D%` in hosted runs. */
export const data: Record<string, Helper> = {
  today: {
    module: 'data',
    imports: ['calendar', 're', 'datetime:date', 'datetime:timedelta'],
    source: String.raw`
def today(offsets: str = "") -> str:
    """The date of today as YYYY-MM-DD, moved by offsets such as +30D or -18Y+1D, from left to right."""
    day = date.today()
    for digits, unit in re.findall(r"([+-]\d+)([DWMY])", offsets):
        count = int(digits)
        if unit in "DW":
            day += timedelta(days=count * (7 if unit == "W" else 1))
        else:
            months = day.year * 12 + day.month - 1 + count * (12 if unit == "Y" else 1)
            year, month = months // 12, months % 12 + 1
            last = calendar.monthrange(year, month)[1]
            day = day.replace(year=year, month=month, day=min(day.day, last))
    return day.isoformat()
`,
  },
  secret: {
    module: 'data',
    imports: ['os'],
    source: String.raw`
def secret(name: str) -> str:
    """A value that is not written down here, from the environment."""
    value = os.environ.get(name)
    assert value is not None, f"Set the environment variable {name}."
    return value
`,
  },
  expand: {
    module: 'data',
    imports: ['re'],
    needs: ['today', 'secret'],
    source: String.raw`
def expand(text: str) -> str:
    """A text of a feature with its dates (%TODAY+30D%) and secrets (%NAME%) filled in."""
    marks = r"%(?:TODAY((?:[+-]\d{1,5}[DWMY]){0,4})|([A-Z][A-Z0-9_]*))%"
    return re.sub(marks, lambda mark: secret(mark[2]) if mark[2] else today(mark[1]), text)
`,
  },
}
