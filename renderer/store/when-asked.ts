type Reads<Place, Fields> = { readonly [Name in keyof Fields]: (place: Place) => Fields[Name] };

/**
 * Returns a function that adds lazily read fields to a plain value. They are copied, printed and cloned like others;
 * `place`, from which each is read, is neither copied nor visible. All values share the getters: one set per value
 * would take more memory than many a field.
 */
export function whenAsked<Place, Fields extends object>(reads: Reads<Place, Fields>) {
  const of = Symbol('of');
  const properties: PropertyDescriptorMap = {};
  for (const name of Object.keys(reads) as (keyof Fields & string)[]) {
    const read = reads[name];
    properties[name] = {
      enumerable: true,
      get(this: { [of]: Place }) {
        return read(this[of]);
      },
    };
  }
  return <Value extends object>(value: Value, place: Place): Value & Fields =>
    Object.defineProperties(Object.defineProperty(value, of, { value: place }), properties) as Value & Fields;
}
