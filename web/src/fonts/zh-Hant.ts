import "@fontsource-variable/noto-sans-tc/wght.css";
