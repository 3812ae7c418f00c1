// nothing
export const Heading = ({ text }: { text: string }) => <h1 className="title">{text} · 3</h1>;
