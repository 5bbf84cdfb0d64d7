package io.cucumber.java;

public final class Scenario {
  private Scenario() {}

  public native boolean isFailed();

  public native void attach(byte[] data, String mediaType, String name);
}
