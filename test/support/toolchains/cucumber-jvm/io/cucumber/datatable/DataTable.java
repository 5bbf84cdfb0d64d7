package io.cucumber.datatable;

import java.util.List;
import java.util.Map;

public final class DataTable {
  private DataTable() {}

  public native List<Map<String, String>> asMaps();
}
