type RadioProps<Value extends string | number> = {
  name: string;
  value: Value;
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** A native radio that its label shows in its place. */
export const Radio = <Value extends string | number>({
  name,
  value,
  chosen,
  onChoose,
}: RadioProps<Value>) => (
  <input
    type="radio"
    name={name}
    value={value}
    checked={value === chosen}
    className="sr-only"
    onChange={() => onChoose(value)}
  />
);
