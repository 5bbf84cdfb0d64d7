/** Locators by role and accessible name, by label and by text. */
export const locators = String.raw`
/** A locator that searches in its own way; failures call it by its description. */
static By by(String description, Function<SearchContext, List<WebElement>> search) {
  return new By() {
    @Override
    public List<WebElement> findElements(SearchContext context) {
      return search.apply(context);
    }

    @Override
    public String toString() {
      return description;
    }
  };
}

/** The accessible name, without the marks that labels of forms end with. */
static String nameOf(WebElement element) {
  String name = element.getAccessibleName();
  return name == null ? "" : normalized(name).replaceAll("[\\s*:]+$", "");
}

/** Those that the whole text names, or else those that have it in their name, in any case. */
static List<WebElement> named(
    List<WebElement> candidates, Function<WebElement, String> nameOf, String text) {
  String wanted = normalized(text).toLowerCase(Locale.ROOT);
  Map<WebElement, String> names = new LinkedHashMap<>();
  candidates.forEach(one -> names.put(one, nameOf.apply(one).toLowerCase(Locale.ROOT)));
  List<WebElement> whole =
      candidates.stream().filter(one -> names.get(one).equals(wanted)).toList();
  return whole.isEmpty()
      ? candidates.stream().filter(one -> names.get(one).contains(wanted)).toList()
      : whole;
}

/** Those that the whole text, with its case, is the name of. */
static List<WebElement> exactlyNamed(
    List<WebElement> candidates, Function<WebElement, String> nameOf, String text) {
  String wanted = normalized(text);
  return candidates.stream().filter(one -> nameOf.apply(one).equals(wanted)).toList();
}

/** The elements that the browser computes a role for; what is hidden from all has none. */
static List<WebElement> ofRole(SearchContext context, String role) {
  return By.cssSelector(candidates(role)).findElements(context).stream()
      .filter(one -> role.equals(one.getAriaRole().replace("image", "img")))
      .toList();
}

/** Any element of a role. */
static By anyRole(String role) {
  return by(role, context -> ofRole(context, role));
}

/** The element of a role by its accessible name, or a part of it. */
static By role(String role, String name) {
  return by(
      role + " \"" + name + "\"",
      context -> named(ofRole(context, role), one -> nameOf(one), name));
}

/** The element of a role by its whole accessible name. */
static By roleExactly(String role, String name) {
  return by(
      role + " \"" + name + "\"",
      context -> exactlyNamed(ofRole(context, role), one -> nameOf(one), name));
}

/** The form field by its label, or a part of it. */
static By label(String name) {
  return by(
      "field \"" + name + "\"",
      context -> named(FIELDS.findElements(context), one -> nameOf(one), name));
}

/** The form field by its whole label. */
static By labelExactly(String name) {
  return by(
      "field \"" + name + "\"",
      context -> exactlyNamed(FIELDS.findElements(context), one -> nameOf(one), name));
}

/** The condition of XPath 1.0 that an element holds a text, whatever the case of its letters. */
static String holds(String text) {
  String lower = normalized(text).toLowerCase(Locale.ROOT);
  String upper = lower.toUpperCase(Locale.ROOT);
  return "contains(translate(normalize-space(.), %s, %s), %s)"
      .formatted(
          Quotes.escape(upper.length() == lower.length() ? upper : lower),
          Quotes.escape(lower),
          Quotes.escape(lower));
}

/** The smallest elements that hold a text. */
static By holding(String text) {
  return By.xpath(
      ".//*[not(self::script or self::style)][%1$s][not(*[%1$s])]".formatted(holds(text)));
}

/** The smallest element that shows a text, or a text with it as a part. */
static By text(String text) {
  return by(
      "text \"" + text + "\"",
      context ->
          named(holding(text).findElements(context), one -> normalized(one.getText()), text));
}

/** The smallest element that shows exactly a text. */
static By textExactly(String text) {
  return by(
      "text \"" + text + "\"",
      context ->
          exactlyNamed(
              holding(text).findElements(context), one -> normalized(one.getText()), text));
}
`
