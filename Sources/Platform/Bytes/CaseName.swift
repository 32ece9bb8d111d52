/// How a case of an enumeration is called, without its values.
package func caseName(of value: some Any) -> String {
  Mirror(reflecting: value).children.first?.label ?? String(describing: value)
}
